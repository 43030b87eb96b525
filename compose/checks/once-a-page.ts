/** The same, found once for each page or part of one: a page that is not worked on does not change. */
export function onceAPage<Subject extends object, Found extends object>(
  find: (subject: Subject) => Found,
): (subject: Subject) => Found {
  const known = new WeakMap<Subject, Found>();
  return (subject) => {
    const found = known.get(subject) ?? find(subject);
    known.set(subject, found);
    return found;
  };
}
