/** What was typed into a field, as it is; nothing when the form has no such field. */
export function textValue(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
