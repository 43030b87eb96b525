/** Argon2id at the cost OWASP names for it: 19 MiB, two passes, one lane; some tens of milliseconds. */
export const PASSWORD_COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
