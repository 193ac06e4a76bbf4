import { expect, test } from 'vitest';
import { lastMethod, rememberMethod } from './last-method.ts';

function storage(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  };
}

const withFlow = (value: string) => ({
  sessionStorage: storage(),
  localStorage: storage({ dls_last_auth: value }),
});

test('what was used in this tab comes first, then what the SDK remembers', () => {
  const storages = withFlow('{"authMethod":"webauthn"}');
  expect(lastMethod(storages)).toBe('passkey');
  rememberMethod(storages, 'sso');
  expect(lastMethod(storages)).toBe('sso');
  expect(storages.localStorage.length).toBe(1);
});

test.each(['not json', '{}', 'null', '{"authMethod":"carrier pigeon"}'])(
  '%s names no method',
  (value) => {
    expect(lastMethod(withFlow(value))).toBeNull();
  },
);

test('blocked storage is no error', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new Error('blocked');
    },
    get sessionStorage(): Storage {
      throw new Error('blocked');
    },
  };
  expect(lastMethod(blocked)).toBeNull();
  expect(() => rememberMethod(blocked, 'sso')).not.toThrow();
});
