export * from './test-database.ts';
export * from './test-tenant.ts';
