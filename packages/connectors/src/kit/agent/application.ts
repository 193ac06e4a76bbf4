import { ownValue, serviceOfProcess, type IntegrationName } from '@waybill/contract';
import { basename } from '../file-name.ts';
import { APPLICATION_SOURCES } from './applications.data.ts';

/** The source that a process is, e.g. Microsoft Word for `WINWORD.EXE`; Sensor for all others. */
export function sourceOfProcess(name: unknown): IntegrationName {
  const program = programName(name) ?? '';
  return ownValue(APPLICATION_SOURCES, program) ?? 'Sensor';
}

/** The service that a desktop program belongs to, e.g. WhatsApp; null for all others. */
export function serviceOfProgram(name: unknown): string | null {
  const program = programName(name);
  return program === undefined ? null : (serviceOfProcess(program) ?? null);
}

/** Lower case, without extension and anything after ` helper`. */
function programName(process: unknown): string | undefined {
  return basename(process)
    ?.toLowerCase()
    .replace(/\.(?:exe|app)$/, '')
    .split(' helper')[0];
}
