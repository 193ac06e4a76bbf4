import type { Company } from '../company/company.ts';
import { createRandom, type Random } from '../random.ts';
import { jsonPayload, type SamplePayload } from '../sample-payload.ts';
import type { Member } from './person-records.ts';

const WINDOWS_MODELS = ['Latitude 7450', 'ThinkPad T14', 'EliteBook 840'] as const;
const MAC_MODELS = ['MacBook Pro 14', 'MacBook Air 13'] as const;
const WINDOWS_VERSIONS = ['10.0.26100', '10.0.26100', '10.0.22631'] as const;
const MAC_VERSIONS = ['15.6', '15.6', '15.5', '14.7'] as const;
/** Share of non-compliant laptops, and of unencrypted disks. */
const FAULTY = 0.06;
const PLAIN_DISK = 0.03;
/** Share of people with a phone of the company's. */
const WITH_PHONE = 0.18;

/** Facts about a laptop on which all systems agree. */
interface Laptop {
  random: Random;
  serial: string;
  model: string;
  osVersion: string;
  isEncrypted: boolean;
  isCompliant: boolean;
  seenAt: string;
}

function laptopOf({ seed }: Company, { person, at }: Member): Laptop {
  const random = createRandom(seed, 'laptop', person.device);
  const isMac = person.os === 'Mac OS X';
  const isEncrypted = !random.chance(PLAIN_DISK);
  return {
    random,
    serial: `${isMac ? 'C02' : 'PF4'}${random.hex(7).toUpperCase()}`,
    model: random.pick(isMac ? MAC_MODELS : WINDOWS_MODELS),
    osVersion: random.pick(isMac ? MAC_VERSIONS : WINDOWS_VERSIONS),
    isEncrypted,
    isCompliant: isEncrypted && !random.chance(FAULTY),
    seenAt: new Date(at - random.between(1, 2000) * 60_000).toISOString(),
  };
}

/** A person's laptop as its management lists it: Intune has the PCs, Jamf the Macs. */
export function managedLaptop(company: Company, member: Member): SamplePayload {
  const laptop = laptopOf(company, member);
  return member.person.os === 'Mac OS X'
    ? jamfComputer(member, laptop)
    : jsonPayload('intune', member.at, {
        ...intuneDevice(member, laptop.random),
        deviceName: member.person.device,
        operatingSystem: 'Windows',
        osVersion: laptop.osVersion,
        complianceState: laptop.isCompliant ? 'compliant' : 'noncompliant',
        isEncrypted: laptop.isEncrypted,
        model: laptop.model,
        serialNumber: laptop.serial,
        lastSyncDateTime: laptop.seenAt,
      });
}

function intuneDevice({ person }: Member, random: Random): Record<string, unknown> {
  return {
    id: random.uuid(),
    userPrincipalName: person.email,
    managedDeviceOwnerType: 'company',
    managementAgent: 'mdm',
  };
}

function jamfComputer({ person, index, at }: Member, laptop: Laptop): SamplePayload {
  return jsonPayload('jamf', at, {
    id: String(index + 1),
    udid: laptop.random.uuid(),
    general: {
      name: person.device,
      platform: 'Mac',
      lastContactTime: laptop.seenAt,
      remoteManagement: { managed: true },
    },
    hardware: { model: laptop.model, serialNumber: laptop.serial },
    operatingSystem: {
      name: 'macOS',
      version: laptop.osVersion,
      fileVault2Status: laptop.isEncrypted ? 'ALL_ENCRYPTED' : 'NOT_ENCRYPTED',
    },
    userAndLocation: { email: person.email },
  });
}

/** The same laptop as the directory knows it from sign-ins. */
export function oktaDevice(company: Company, member: Member): SamplePayload {
  const { person, at } = member;
  const laptop = laptopOf(company, member);
  return jsonPayload('okta', at, {
    id: `guo${person.oktaId.slice(3)}`,
    status: 'ACTIVE',
    resourceType: 'UDDevice',
    lastUpdated: laptop.seenAt,
    profile: {
      displayName: person.device,
      platform: person.os === 'Windows' ? 'WINDOWS' : 'MACOS',
      osVersion: laptop.osVersion,
      serialNumber: laptop.serial,
      registered: true,
      diskEncryptionType: laptop.isEncrypted ? 'ALL_INTERNAL_VOLUMES' : 'NONE',
    },
    _embedded: {
      users: [
        {
          managementStatus: 'MANAGED',
          user: { id: person.oktaId, profile: { login: person.email, email: person.email } },
        },
      ],
    },
  });
}

/** Phones of the company's; only the management knows them. */
export function phones({ seed }: Company, member: Member): SamplePayload[] {
  const { person, at } = member;
  const random = createRandom(seed, 'phone', person.email);
  if (!random.chance(WITH_PHONE)) return [];
  return [
    jsonPayload('intune', at, {
      ...intuneDevice(member, random),
      deviceName: `ph-${person.device.slice(3)}`,
      operatingSystem: 'iOS',
      osVersion: random.pick(['18.6', '18.5']),
      complianceState: random.chance(FAULTY) ? 'noncompliant' : 'compliant',
      isEncrypted: true,
      model: 'iPhone 15',
      serialNumber: `F2L${random.hex(9).toUpperCase()}`,
      lastSyncDateTime: new Date(at - random.between(1, 3000) * 60_000).toISOString(),
    }),
  ];
}
