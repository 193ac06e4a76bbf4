import type { Answer, Judge } from './attack-class.ts';

/** Refused by the caller: any status of the range 4xx. */
export const refused: Judge = ({ status }) =>
  status >= 400 ? null : `answered ${status}, expected a refusal`;

/** Refused with one of these. A 5xx is counted on its own. */
export function refusedWith(...wanted: readonly number[]): Judge {
  return ({ status }) =>
    wanted.includes(status) || status >= 500
      ? null
      : `answered ${status}, expected ${wanted.join(' or ')}`;
}

/** The answer may be anything: what counts are leaks, changes of the victim's data and 5xx. */
export const anyAnswer: Judge = () => null;

/** The answer must not hold the text. */
export function withoutText(...texts: readonly string[]): Judge {
  return ({ text }) => {
    const found = texts.find((one) => text.includes(one));
    return found === undefined ? null : `answered with "${found.slice(0, 60)}"`;
  };
}

export function allOf(...judges: readonly Judge[]): Judge {
  return (answer, shot) => {
    for (const judge of judges) {
      const reason = judge(answer, shot);
      if (reason !== null) return reason;
    }
    return null;
  };
}

/** The answer as JSON; null when it is no JSON. */
export function jsonOf({ text }: Pick<Answer, 'text'>): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
