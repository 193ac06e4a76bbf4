import type { Random } from './random.ts';

export const OWN_DOMAIN = 'fennel.example';
const SITE = 'https://fennel.sharepoint.com/sites/work/';

export interface Device {
  id: string;
  hostname: string;
  isWindows: boolean;
  home: string;
  /** Offset of its clock in milliseconds. */
  skewMs: number;
  /** Numbers of the last record of each agent. */
  sequences: { sensor: number; extension: number };
}

export interface Person {
  login: string;
  email: string;
  device: Device;
}

/** Services with their own audit log: their items have ids. */
export type Service = 'sharepoint' | 'drive' | 's3';

export interface Item {
  service: Service;
  id: string;
  name: string;
  owner: string;
  bucket: string;
}

/** People, each with one computer, half of them with Windows. */
export function peopleOf(random: Random, count: number, skewSeconds: number): Person[] {
  return Array.from({ length: count }, (_, index) => {
    const login = `p${String(index).padStart(3, '0')}`;
    const isWindows = index % 2 === 0;
    const device: Device = {
      id: `dev-${random.hex(10)}`,
      hostname: `host-${login}`,
      isWindows,
      home: isWindows ? `C:\\Users\\${login}` : `/Users/${login}`,
      skewMs: Math.round((random.next() * 2 - 1) * skewSeconds * 1000),
      sequences: { sensor: 0, extension: 0 },
    };
    return { login, email: `${login}@${OWN_DOMAIN}`, device };
  });
}

/** A path on a device in that device's way of writing. */
export function pathOn(device: Device, ...parts: readonly string[]): string {
  return [device.home, ...parts].join(device.isWindows ? '\\' : '/');
}

export function newItem(random: Random, service: Service, name: string, owner: string): Item {
  const bucket = `fennel-${random.pick(['ledger', 'exports', 'models'])}`;
  const key = `${random.hex(6)}/${name}`;
  const id = { sharepoint: random.uuid(), drive: `1${random.hex(32)}`, s3: `${bucket}/${key}` };
  return { service, id: id[service], name, owner, bucket };
}

/** The address by which a browser fetches an item; it carries the item's id. */
export function itemUrl(item: Item): string {
  switch (item.service) {
    case 'sharepoint':
      return `${SITE}_layouts/15/Doc.aspx?sourcedoc=%7B${item.id.toUpperCase()}%7D&file=${encodeURIComponent(item.name)}&action=default`;
    case 'drive':
      return `https://drive.google.com/uc?id=${item.id}&export=download`;
    case 's3':
      return `https://${item.bucket}.s3.eu-west-1.amazonaws.com/${item.id.slice(item.bucket.length + 1)}`;
  }
}

/** The address of the service's own page to which files are given; it carries no id. */
export function servicePage(service: Service): string {
  switch (service) {
    case 'sharepoint':
      return `${SITE}Shared%20Documents/Forms/AllItems.aspx`;
    case 'drive':
      return 'https://drive.google.com/drive/my-drive';
    case 's3':
      return 'https://s3.console.aws.amazon.com/s3/upload/';
  }
}

export const SITE_URL = SITE;
