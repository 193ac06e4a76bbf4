import { expect, test } from 'vitest';
import { itemId, itemOfUrl, pageAddress } from './item-of-url.ts';

const GUID = '0A1B2C3D-1111-2222-3333-444455556666';

test.each([
  ['https://drive.google.com/file/d/1AbC_-9/view?usp=sharing', 'Google Drive', '1AbC_-9'],
  ['https://docs.google.com/spreadsheets/d/1AbC/export?format=xlsx', 'Google Drive', '1AbC'],
  ['https://drive.usercontent.google.com/download?id=1AbC&export=download', 'Google Drive', '1AbC'],
  [
    `https://x.sharepoint.com/sites/a/_layouts/15/Doc.aspx?sourcedoc=%7B${GUID}%7D&file=A.docx`,
    'SharePoint',
    GUID.toLowerCase(),
  ],
  [
    `https://x-my.sharepoint.com/personal/b/_layouts/15/download.aspx?UniqueId=${GUID}`,
    'SharePoint',
    GUID.toLowerCase(),
  ],
  [
    'https://bucket.s3.eu-west-1.amazonaws.com/a/b%20c.csv?X-Amz-Signature=1',
    'AWS S3',
    'bucket/a/b c.csv',
  ],
  ['https://s3.amazonaws.com/bucket/a/b.csv', 'AWS S3', 'bucket/a/b.csv'],
  ['https://app.box.com/file/123456', 'Box', '123456'],
  [
    'https://www.notion.so/Salaries-0123456789abcdef0123456789abcdef',
    'Notion',
    '0123456789abcdef0123456789abcdef',
  ],
])('%s names an item', (url, app, id) => {
  expect(itemOfUrl(url)).toEqual({ app, id });
});

test.each([
  'https://drive.google.com/drive/folders/1AbC?id=1AbC',
  'https://www.dropbox.com/home',
  'https://bucket.s3.amazonaws.com/',
  'https://evil.example/d/1AbC',
  'https://notbox.com/file/1',
  'not an address',
])('%s names none', (url) => {
  expect(itemOfUrl(url)).toBeNull();
});

test('the ids of logs are those of addresses', () => {
  expect(itemId('SharePoint', `{${GUID}}`)).toBe(GUID.toLowerCase());
  expect(itemId('AWS S3', 'arn:aws:s3:::bucket/a/b c.csv')).toBe('bucket/a/b c.csv');
});

test('a page is told by host, path and query', () => {
  expect(pageAddress('https://ANN:x@Files.example:8443/a%20b?q=1#top')).toBe(
    'files.example/a b?q=1',
  );
  expect(pageAddress('https://x.sharepoint.com/Sites/A/B.docx?web=1')).toBe(
    'x.sharepoint.com/sites/a/b.docx',
  );
});
