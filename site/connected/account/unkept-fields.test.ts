import { describe, expect, test } from 'vitest';
import { unkeptFields } from './unkept-fields.ts';

const SENT = {
  username: 'ada',
  email: 'Ada@Example.com',
  full_name: 'Ada Lovelace',
  company: 'Engines',
  country: null,
};
const KEPT = { ...SENT, id: 1, email: 'ada@example.com' };

describe('specification 7: a profile is saved where the reply has it as it was sent', () => {
  test('all of it; an address in lower case and accents in another form are the same', () => {
    expect(unkeptFields(SENT, KEPT)).toBeNull();
    expect(unkeptFields({ email: 'ada@bücher.example' }, { email: 'ada@xn--bcher-kva.example' })).toBeNull();
    expect(unkeptFields({ full_name: 'Zoe\u0308' }, { full_name: 'Zo\u00EB' })).toBeNull();
  });

  test('a field that is not in the reply', () => {
    const { company: _, ...reply } = KEPT;
    expect(unkeptFields(SENT, reply)).toBe('This server does not keep: Company. Everything else is saved.');
  });

  test('a field with something else in it, and one that was emptied', () => {
    const reply = { ...KEPT, username: 'somebody', country: 'GB' };
    expect(unkeptFields(SENT, reply)).toBe('This server does not keep: Username, Country. Everything else is saved.');
  });

  test('a reply with nothing', () => {
    const sent = { ...SENT, country: 'GB' };
    expect(unkeptFields(sent, { id: 1 })).toBe(
      'This server does not keep: Username, Email, Full name, Company, Country.',
    );
  });

  test('nothing else is called saved when nothing else was sent', () => {
    expect(unkeptFields({ company: 'Engines' }, { ...KEPT, company: null })).toBe(
      'This server does not keep: Company.',
    );
  });

  test('what is left empty needs no keeping, and what was not sent neither', () => {
    const { country: _, ...reply } = KEPT;
    expect(unkeptFields(SENT, reply)).toBeNull();
    expect(unkeptFields({ full_name: 'Ada Lovelace' }, { full_name: 'Ada Lovelace' })).toBeNull();
  });

  test('a new address that waits to be confirmed is kept', () => {
    const reply = { ...KEPT, email: 'before@example.com', pending_email: 'ada@example.com' };
    expect(unkeptFields(SENT, reply)).toBeNull();
    expect(unkeptFields(SENT, { ...reply, pending_email: undefined })).toMatch(/Email/);
  });
});
