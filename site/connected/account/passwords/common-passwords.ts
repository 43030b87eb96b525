/** How many of the list's first entries the browser is given. */
const COUNT = 4000;

/** The most common and breached passwords, the most common first, as the kept package has them. */
export async function headOfList(): Promise<string[]> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].filter((each) => each.length >= 4).slice(0, COUNT);
}
