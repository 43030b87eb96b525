import { useId } from 'react';
import type { StateInfo } from '../../protocol/protocol.ts';
import { compactControl } from '../fields/control-styles.tsx';
import { useWorkshop } from './workshop-context.ts';

interface StateChoiceProps {
  /** The anchor of the section. */
  id: string;
  states: readonly StateInfo[];
  /** Why there are none to choose, though the section has some. */
  error: string | undefined;
}

/** Chooses the state in which a section is looked at. Nothing where it has none but how it is built. */
export function StateChoice({ id, states, error }: StateChoiceProps) {
  const { looks } = useWorkshop();
  const [control, hint] = [useId(), useId()];
  if (error !== undefined)
    return (
      <p role="alert" className="rounded-sm border border-danger bg-danger-ground p-3 text-label text-danger">
        {error}
      </p>
    );
  if (states.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-sm border border-line bg-sunken p-3">
      <label htmlFor={control} className="text-label font-medium text-ink">
        State
      </label>
      <select
        id={control}
        aria-describedby={hint}
        className={compactControl('cursor-pointer')}
        value={states.findIndex(({ name }) => name === looks.states[id])}
        onChange={({ target }) => looks.choose(id, states[Number(target.value)])}
      >
        <option value={-1}>As it is built</option>
        {states.map(({ name, label }, index) => (
          <option key={name} value={index}>
            {label}
          </option>
        ))}
      </select>
      <p id={hint} className="text-label text-ink-muted">
        To be looked at here: nothing is sent, and nothing of it is saved.
      </p>
    </div>
  );
}
