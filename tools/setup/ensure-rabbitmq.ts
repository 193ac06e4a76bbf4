import { findRabbitmq } from '@waybill/testkit/rabbitmq';
import { installPackage } from './install-package.ts';

/** Folder of a message broker for the tests, or one line that says how to get it. */
export type FoundRabbitmq =
  | { folder: string; missing?: undefined }
  | { folder?: undefined; missing: string };

/** Finds the RabbitMQ of this machine and installs it where that is ours to do. */
export async function ensureRabbitmq(): Promise<FoundRabbitmq> {
  const found =
    findRabbitmq() ?? ((await installPackage('rabbitmq-server')) ? findRabbitmq() : null);
  return found === null
    ? { missing: 'No RabbitMQ on this machine: apt-get install rabbitmq-server' }
    : { folder: found };
}
