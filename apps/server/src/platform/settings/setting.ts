import type { z } from 'zod';

/** One setting: its environment variable, what it does, and how it is read. */
export interface Setting<T extends z.ZodType> {
  name: string;
  description: string;
  isSecret: boolean;
  schema: T;
}

export function setting<T extends z.ZodType>(
  name: string,
  description: string,
  schema: T,
): Setting<T> {
  return { name, description, isSecret: false, schema };
}

/** May also come from a file, and is never quoted in a fault. */
export function secret<T extends z.ZodType>(
  name: string,
  description: string,
  schema: T,
): Setting<T> {
  return { name, description, isSecret: true, schema };
}
