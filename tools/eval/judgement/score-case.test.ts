import { expect, test } from 'vitest';
import { isBenign, missedOf, scoreOfCase, type JudgedDetection } from './score-case.ts';

const PASTED: JudgedDetection = {
  title: '40 card numbers pasted into ChatGPT',
  severity: 'HIGH',
  score: 68,
  action: 'Paste',
  destination: 'ChatGPT',
};

test('an expectation holds only when one detection has all of it', () => {
  const pasted = { detected: true, minSeverity: 'HIGH', action: 'Paste' } as const;
  expect(missedOf(pasted, [PASTED])).toEqual([]);
  expect(missedOf(pasted, [])).not.toEqual([]);
  const apart = [{ ...PASTED, severity: 'LOW' } as const, { ...PASTED, action: 'Upload' }];
  expect(missedOf(pasted, apart)).not.toEqual([]);
  expect(missedOf({ titleMentions: ['CARD'] }, [PASTED])).toEqual([]);
  expect(missedOf({ titleMentions: ['iban'] }, [PASTED])).not.toEqual([]);
});

test('what must stay quiet is missed by one that is too loud', () => {
  expect(missedOf({ detected: false }, [])).toEqual([]);
  expect(missedOf({ detected: false }, [PASTED])).not.toEqual([]);
  expect(missedOf({ maxSeverity: 'LOW' }, [PASTED])).not.toEqual([]);
  expect(missedOf({ maxSeverity: 'HIGH' }, [PASTED])).toEqual([]);
  expect(isBenign({ maxSeverity: 'LOW' })).toBe(true);
  expect(isBenign({ detected: true, maxSeverity: 'MEDIUM' })).toBe(false);
});

test('the score of a case is the highest of its detections', () => {
  expect(scoreOfCase([])).toBe(0);
  expect(scoreOfCase([PASTED, { ...PASTED, score: 20 }])).toBe(68);
});
