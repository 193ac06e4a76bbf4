import type { Department, Office } from '../sample-company.data.ts';

/** One of the company's people, with the ids under which the vendors know them. */
export interface Person {
  name: string;
  /** Lower case. */
  email: string;
  department: Department;
  title: string;
  /** Null for the head of the company. */
  managerEmail: string | null;
  office: Office;
  /** Host name of the person's laptop; on the list of managed devices. */
  device: string;
  os: 'Windows' | 'Mac OS X';
  /** Address at home, from a network kept for documentation. */
  homeIp: string;
  /** How much the person does; 1 is the average of the company. */
  volume: number;
  /** Share of the days worked from home. */
  homeShare: number;
  googleId: string;
  microsoftKey: string;
  oktaId: string;
  slackId: string;
}
