/** What a database of a test holds at first. */
export type TestSchema = 'product' | 'identity';

/** How tests reach the server of this run. */
export interface TestServer {
  connection: { host: string; port: number; user: string; password?: string };
  /** An unprivileged login as the web and worker processes have one. It can connect to every test database. */
  login: { user: string; password: string };
  /** Names of the migrated, otherwise empty databases that tests clone. */
  templates: Record<TestSchema, string>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
