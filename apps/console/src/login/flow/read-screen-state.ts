import type { PasswordPolicy } from '../password-policy.ts';

/** The provider's data about a screen. */
export interface FlowScreenState {
  /** Typed on an earlier screen. */
  email: string;
  /** Where a code went. */
  maskedEmail: string;
  canSendCode: boolean;
  passwordPolicy: PasswordPolicy | null;
  refusal: FlowRefusal | null;
}

export interface FlowRefusal {
  code: string;
  text: string;
  /** Seconds until another attempt makes sense. */
  retryAfter: number;
}

/** Reads the flow component's part of the provider's response; any of it may be missing. */
export function readScreenState(given: Readonly<Record<string, unknown>>): FlowScreenState {
  return {
    email: textOf(recordOf(given['form'])['email']),
    maskedEmail: textOf(given['maskedEmail']),
    canSendCode: given['canSendCode'] === true,
    passwordPolicy: policyOf(given['passwordPolicy']),
    refusal: refusalOf(given),
  };
}

function refusalOf(given: Readonly<Record<string, unknown>>): FlowRefusal | null {
  const error = recordOf(given['error']);
  const [text, code] = [textOf(error['text']), textOf(error['type'])];
  if (text === '' && code === '') return null;
  return { code, text, retryAfter: Number(given['retryAfterSeconds']) || 0 };
}

function policyOf(given: unknown): PasswordPolicy | null {
  const { minLength, lowercase, uppercase, number, nonAlphanumeric } = recordOf(given);
  if (typeof minLength !== 'number') return null;
  return {
    minLength,
    lowercase: lowercase === true,
    uppercase: uppercase === true,
    number: number === true,
    nonAlphanumeric: nonAlphanumeric === true,
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
