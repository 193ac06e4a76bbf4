import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the description of the API is there for everyone, and another document is not', async () => {
  const reply = await app.app.inject('/docs/api/openapi.json');
  expect(reply.headers['content-type']).toContain('application/json');
  expect(reply.json()).toMatchObject({
    openapi: expect.stringMatching(/^3\.1/),
    paths: { '/v1/tokens': { post: { operationId: 'postTokens' } } },
  });
  expect((await app.app.inject('/docs/api/other.json')).statusCode).toBe(404);
});
