/** How tests reach the server of this run. */
export interface TestServer {
  connection: { host: string; port: number; user: string; password?: string };
  /** Migrated, empty database that tests clone. */
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}
