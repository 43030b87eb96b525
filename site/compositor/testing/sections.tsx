import { useId } from 'react';

/** A small section for the compositor's own tests. */
export function Note({ text, id, loud = false }: { text: string; id?: string; loud?: boolean }) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <h1 id={heading}>{loud ? text.toUpperCase() : text}</h1>
    </section>
  );
}
Note.sectionName = 'note';
Note.structuredData = ({ text }: { text: string }, page: { url: string }) => [
  { '@type': 'Comment', text, url: page.url },
];
