import type { PasswordCost } from '../password/password-hasher.ts';

/** Password cost in tests about other things: a fortieth of the real one. */
export const CHEAP_HASHING: PasswordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
