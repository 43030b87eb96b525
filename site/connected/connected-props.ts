/** The props of a connected section: its content, and what a page may say of any section. */
export type ConnectedProps<Content> = Content & { id?: string; className?: string };
