/** Number of entries that are sent to the browser. */
const COUNT = 4000;

/** Returns the most common and breached passwords of the package, the most common first. */
export async function headOfList(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].filter((each) => each.length >= 4).slice(0, COUNT);
}
