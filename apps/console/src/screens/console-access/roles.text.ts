import { defineText } from '@waybill/ui';

export const rolesText = defineText('screens/console-access/roles', {
  notHeld: 'Has permissions that you do not have',
  ownRole: 'Role of your organization',
  role_Owner: 'Full access, including restricted cases',
  role_Admin: 'Manages sources, policies, settings and members; no content, no exports',
  'role_Policy author': 'Writes and tests policies',
  'role_Policy approver': 'Approves and enforces policies',
  'role_Analyst L1': 'Triages detections, without content',
  'role_Analyst L2': 'Also sees content, edits policies and exports',
  role_Investigator: 'Works on cases, with content and exports',
  'role_Privacy officer': 'Reads lists, access and the audit log, without content',
  role_Auditor: 'Reads and exports everything, without content',
  role_Executive: 'Sees totals only',
  'role_HR partner': 'Sees people and their activity, without detections',
  role_Employee: 'Sees the own profile only',
  role_Service: 'For programs, without sign-in',
});
