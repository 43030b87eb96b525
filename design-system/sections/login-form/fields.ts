import type { FormFields, ValuesOf } from '../../primitives/form-values.ts';

export const loginFields = { identifier: 'text', password: 'secret' } as const satisfies FormFields;

export type LoginFields = typeof loginFields;
export type LoginValues = ValuesOf<LoginFields>;
