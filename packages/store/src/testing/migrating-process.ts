import pg from 'pg';
import { migrate } from '../migrate.ts';

/** Migrates as a start of the product does, in a process that a test may kill. */
const pool = new pg.Pool({ ...JSON.parse(process.env['CONNECTION'] ?? '{}'), max: 1 });
await migrate(pool, process.env['FOLDER'] ?? '');
await pool.end();
