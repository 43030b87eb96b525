/** Props of a connected section: its content, and the properties that pages can set for every section. */
export type ConnectedProps<Content> = Content & { id?: string; className?: string };
