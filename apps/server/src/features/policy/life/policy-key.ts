import { randomBytes } from 'node:crypto';

const LONGEST_NAME = 50;

/** A unique key for a policy with this name; keys are in detections and files and never change. */
export function newPolicyKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '');
  return `${words || 'policy'}-${randomBytes(4).toString('hex')}`;
}

/** Required format of a key from a file. */
export const POLICY_KEY = /^[a-z0-9][a-z0-9-]{0,78}[a-z0-9]$/;
