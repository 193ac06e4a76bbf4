export { asProduct, asUser, keepingUser } from './acting-user.ts';
export * from './create-database.ts';
export * from './database.ts';
export * from './embedded/embedded-postgres.ts';
export { isAlive } from './embedded/running-server.ts';
export * from './migrate.ts';
export * from './migrations-folder.ts';
