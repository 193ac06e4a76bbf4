import { expect, test } from 'vitest';
import { findingWords, placeWords } from './finding-words.ts';

test('a place is told by what it is called', () => {
  expect(placeWords('rules.0.exceptions.1.reason')).toBe('exception 2, reason');
  expect(placeWords('rules.0.threshold.steps.2.condition.all.0.f')).toBe('step 3, condition');
  expect(placeWords('rules.0.threshold.levels')).toBe('levels');
  expect(placeWords('rules.0.threshold')).toBe('first level');
  expect(placeWords('rules.0.response.messages.de')).toBe('message to the person');
  expect(placeWords('name')).toBe('name');
  expect(placeWords('somewhere.else')).toBe('');
});

test('what is plain by its code needs no message of the server', () => {
  expect(findingWords({ code: 'missing', path: 'name', message: 'needs a name' })).toBe(
    'Missing: name',
  );
  expect(
    findingWords({ code: 'invalid', path: 'rules.0.condition.all.0.v', message: 'is no number' }),
  ).toBe('Invalid: condition: is no number');
  expect(findingWords({ code: 'noisy', path: '', message: '' })).toBe('Matches very often.');
  expect(
    findingWords({ code: 'exception_expired', path: 'rules.0.exceptions.0', message: '' }),
  ).toBe('This exception has expired. (exception 1)');
});
