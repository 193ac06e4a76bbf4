/**
 * The fictional company of the sample: parts that are the same for every seed. External people use
 * domains reserved by RFC 2606 (`.example`, `.test`), addresses are in the networks of RFC 5737 and RFC
 * 3849, and account numbers are those in AWS's own documentation.
 */

export const SAMPLE_AWS_ACCOUNT = '111122223333';
/** Account that data leaves to. */
export const FOREIGN_AWS_ACCOUNT = '444455556666';
/** Account of a supplier that reads log files by contract. */
export const SUPPLIER_AWS_ACCOUNT = '777788889999';
/** Canonical id of the company's AWS account, as S3 writes owners in access logs. */
export const SAMPLE_CANONICAL_ID =
  '5f0c1e7a9b3d42c68e91d07f34ab56c2e8d9401b7f6a2c35d81e94b0a7c36f52';

export const SAMPLE_MICROSOFT_TENANT = '6d0a4c1e-7b52-4f38-9c2d-51e8a07b3f64';
export const SAMPLE_GOOGLE_CUSTOMER = 'C02sample7';
export const SAMPLE_SLACK_WORKSPACE = 'T0SAMPLE7';

export const HEADCOUNT = 200;

/** Host names of the company's laptops, one for each person. */
export const SAMPLE_MANAGED_DEVICES: string[] = Array.from(
  { length: HEADCOUNT },
  (_, index) => `lt-${String(index + 1).padStart(4, '0')}`,
);

export type Suite = 'google' | 'microsoft';

export interface Office {
  city: string;
  country: string;
  /** Minutes east of UTC. Without daylight saving time: an hour more or less changes no story. */
  offsetMinutes: number;
  /** Address of the office's traffic. */
  egressIp: string;
  network: string;
  /** Share of the people who work there. */
  weight: number;
}

export const OFFICES: readonly Office[] = [
  {
    city: 'Hamburg',
    country: 'Germany',
    offsetMinutes: 60,
    egressIp: '203.0.113.10',
    network: 'Office Net North',
    weight: 40,
  },
  {
    city: 'Boston',
    country: 'United States',
    offsetMinutes: -300,
    egressIp: '203.0.113.40',
    network: 'Office Net West',
    weight: 28,
  },
  {
    city: 'Lisbon',
    country: 'Portugal',
    offsetMinutes: 0,
    egressIp: '203.0.113.70',
    network: 'Office Net South',
    weight: 14,
  },
  {
    city: 'Pune',
    country: 'India',
    offsetMinutes: 330,
    egressIp: '203.0.113.100',
    network: 'Office Net East',
    weight: 18,
  },
];

export interface Department {
  id: string;
  name: string;
  /** Its office suite: the company grew out of two. */
  suite: Suite;
  headcount: number;
  /** How busy its people are; 1 is average. */
  pace: number;
  /** Whether its people work in the AWS account. */
  hasCloudAccess: boolean;
  /** Titles of the head, the leads, and everyone else. */
  titles: readonly [string, string, string];
  folders: readonly string[];
  /** Names of its documents, without extension. */
  documents: readonly string[];
}

export const DEPARTMENTS: readonly Department[] = [
  {
    id: 'executive',
    name: 'Executive',
    suite: 'microsoft',
    headcount: 5,
    pace: 0.8,
    hasCloudAccess: false,
    titles: ['Chief Executive', 'Chief Officer', 'Executive Assistant'],
    folders: ['Board', 'Strategy', 'Investors'],
    documents: ['Board pack', 'Three year plan', 'Investor update', 'Risk register', 'Town hall'],
  },
  {
    id: 'engineering',
    name: 'Engineering',
    suite: 'google',
    headcount: 46,
    pace: 0.95,
    hasCloudAccess: true,
    titles: ['VP Engineering', 'Engineering Lead', 'Software Engineer'],
    folders: ['Architecture', 'Runbooks', 'Design reviews', 'Incidents', 'Hiring loop'],
    documents: [
      'Service map',
      'Queue design',
      'Release checklist',
      'Postmortem',
      'Capacity plan',
      'Interface notes',
      'On-call guide',
    ],
  },
  {
    id: 'product',
    name: 'Product',
    suite: 'google',
    headcount: 16,
    pace: 1.15,
    hasCloudAccess: false,
    titles: ['VP Product', 'Product Lead', 'Product Manager'],
    folders: ['Roadmap', 'Research', 'Launches', 'Pricing'],
    documents: ['Roadmap', 'Interview notes', 'Launch brief', 'Price model', 'Usage report'],
  },
  {
    id: 'marketing',
    name: 'Marketing',
    suite: 'google',
    headcount: 18,
    pace: 1.1,
    hasCloudAccess: false,
    titles: ['VP Marketing', 'Campaign Lead', 'Marketing Specialist'],
    folders: ['Campaigns', 'Brand', 'Events', 'Press'],
    documents: ['Campaign plan', 'Brand guide', 'Fair booth', 'Press release', 'Newsletter draft'],
  },
  {
    id: 'success',
    name: 'Customer Success',
    suite: 'google',
    headcount: 18,
    pace: 1.1,
    hasCloudAccess: false,
    titles: ['Head of Customer Success', 'Success Lead', 'Success Manager'],
    folders: ['Onboarding', 'Renewals', 'Escalations', 'Playbooks'],
    documents: [
      'Onboarding plan',
      'Renewal forecast',
      'Health score',
      'Escalation log',
      'Playbook',
    ],
  },
  {
    id: 'people',
    name: 'People Operations',
    suite: 'google',
    headcount: 10,
    pace: 1,
    hasCloudAccess: false,
    titles: ['Head of People', 'People Partner', 'People Specialist'],
    folders: ['Payroll', 'Contracts', 'Reviews', 'Benefits'],
    documents: [
      'Salary bands',
      'Headcount plan',
      'Review cycle',
      'Benefits overview',
      'Leave list',
    ],
  },
  {
    id: 'sales',
    name: 'Sales',
    suite: 'microsoft',
    headcount: 34,
    pace: 1.1,
    hasCloudAccess: false,
    titles: ['VP Sales', 'Sales Lead', 'Account Executive'],
    folders: ['Deals', 'Proposals', 'Price lists', 'Accounts', 'Forecast'],
    documents: [
      'Proposal',
      'Price list',
      'Account plan',
      'Pipeline review',
      'Reference letter',
      'Frame contract',
    ],
  },
  {
    id: 'finance',
    name: 'Finance',
    suite: 'microsoft',
    headcount: 16,
    pace: 1,
    hasCloudAccess: false,
    titles: ['Chief Financial Officer', 'Finance Lead', 'Accountant'],
    folders: ['Closing', 'Invoices', 'Budget', 'Treasury', 'Audit'],
    documents: ['Month end', 'Cost centres', 'Cash forecast', 'Supplier invoices', 'Audit trail'],
  },
  {
    id: 'legal',
    name: 'Legal',
    suite: 'microsoft',
    headcount: 7,
    pace: 0.9,
    hasCloudAccess: false,
    titles: ['General Counsel', 'Senior Counsel', 'Legal Counsel'],
    folders: ['Contracts', 'Litigation', 'Privacy', 'Board matters'],
    documents: ['Non-disclosure draft', 'Claims overview', 'Processing record', 'Terms of service'],
  },
  {
    id: 'operations',
    name: 'Operations',
    suite: 'microsoft',
    headcount: 20,
    pace: 0.9,
    hasCloudAccess: false,
    titles: ['Head of Operations', 'Operations Lead', 'Operations Specialist'],
    folders: ['Suppliers', 'Facilities', 'Shipping', 'Procurement'],
    documents: ['Supplier list', 'Floor plan', 'Shipping rates', 'Purchase orders', 'Stock count'],
  },
  {
    id: 'it',
    name: 'IT',
    suite: 'microsoft',
    headcount: 10,
    pace: 1.1,
    hasCloudAccess: true,
    titles: ['Head of IT', 'Systems Lead', 'Systems Administrator'],
    folders: ['Inventory', 'Access reviews', 'Backups', 'Vendors'],
    documents: [
      'Device inventory',
      'Access review',
      'Restore test',
      'Licence count',
      'Network plan',
    ],
  },
];

/** Organisations that the company does business with; sharing with them is ordinary. */
export const PARTNER_DOMAINS: readonly string[] = [
  'nordkai-logistics.example',
  'helio-print.example',
  'brightfold-agency.example',
  'castelo-audit.example',
  'tamarind-staffing.example',
  'quarry-lane-legal.example',
  'bluefinch-analytics.example',
  'orchard-insurance.example',
];
export const CUSTOMER_DOMAINS: readonly string[] = [
  'linden-clinics.example',
  'portolan-shipping.example',
  'saffron-foods.example',
  'umber-energy.example',
  'vesper-hotels.example',
  'wickerworks.example',
  'yarrow-schools.example',
];
/** Providers of people's private mail. */
export const PERSONAL_DOMAINS: readonly string[] = [
  'freemail.example',
  'postbox.example',
  'inbox-home.test',
];
export const COMPETITOR_DOMAIN = 'ravelin-forge.example';

/** Local parts of outsiders' addresses. */
export const OUTSIDE_NAMES: readonly string[] = [
  'ines.valadao',
  'marek.holub',
  'tove.lindqvist',
  'kiran.deol',
  'paula.esteves',
  'jorit.vandaal',
  'selma.arvidsen',
  'omar.benali',
  'greta.wolfram',
  'noah.pettersen',
  'office',
  'projects',
];
