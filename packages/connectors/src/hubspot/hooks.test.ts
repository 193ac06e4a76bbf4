import { expect, test } from 'vitest';
import { hooks } from './hooks.ts';

const read = (record: Record<string, unknown>) => hooks['by_words']?.(record, record);

test.each([
  [{ category: 'EXPORT', action: 'CREATE' }, 'Download'],
  [{ type: 'EXPORT_CONTACTS' }, 'Download'],
  [{ category: 'CRM_OBJECT', subCategory: 'CONTACT', action: 'IMPORT' }, 'Upload'],
  [{ category: 'DASHBOARD', action: 'SHARE' }, 'Share'],
  [{ category: 'CONTENT', action: 'VIEW' }, 'View'],
])('%j', (record, action) => {
  expect(read(record)).toMatchObject({ action });
});

test.each([
  [{ category: 'SECURITY', subCategory: 'EXPORT_SETTINGS', action: 'UPDATE' }],
  // Whole words only: these neither import nor share anything.
  [{ category: 'IMPORTANT_SHAREHOLDERS', action: 'UPDATE' }],
  [{ category: 7, action: null }],
])('%j moves nothing', (record) => {
  expect(read(record)).toEqual({});
});
