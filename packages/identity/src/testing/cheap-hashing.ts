import type { PasswordCost } from '../password/password-hasher.ts';

/** What a password costs in tests that are not about its cost: a fortieth of what it should. */
export const CHEAP_HASHING: PasswordCost = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
