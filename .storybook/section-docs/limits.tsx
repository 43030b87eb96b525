import type { NamedField } from '../field.ts';
import { limitRows } from './limit-rows.ts';

/** Everything a page can say in a section, with what the schema allows: a table made from it. */
export function Limits({ fields }: { fields: readonly NamedField[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls is reached from the keyboard
    <section aria-label="What the schema allows" tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[40rem] text-start text-small">
        <thead>
          <tr className="timecode text-ink-muted">
            {['Place', 'Kind', 'Limit', 'What it is for'].map((head) => (
              <th key={head} scope="col" className="border-b border-line py-2 pe-4 text-start font-normal">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {limitRows(fields).map(({ place, kind, limit, isRequired, description }) => (
            <tr key={place} className="border-b border-line align-baseline">
              <th scope="row" className="py-2 pe-4 text-start font-mono font-normal wrap-anywhere">
                {place}
                {isRequired && (
                  <span className="text-accent-text" title="required">
                    <span aria-hidden="true"> *</span>
                    <span className="sr-only"> (required)</span>
                  </span>
                )}
              </th>
              <td className="py-2 pe-4 whitespace-nowrap">{kind}</td>
              <td className="py-2 pe-4 text-ink-muted">{limit}</td>
              <td className="max-w-form py-2 text-ink-muted">{description}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-3 text-small text-ink-muted">
        <span className="text-accent-text">*</span> A page has to say it. Everything else may be left out.
      </p>
    </section>
  );
}
