/** What was pasted, as one line: what ends a line or a cell elsewhere is a space here. */
export const oneLine = (text: string): string => text.replaceAll(/ ?[\t\r\n][\t\r\n ]*/g, ' ');
