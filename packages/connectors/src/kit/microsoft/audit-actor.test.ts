import { expect, test } from 'vitest';
import { auditActor, personActor } from './audit-actor.ts';

test('auditActor tells people, services, the system and strangers apart', () => {
  const kinds = {
    'mara@harbor.example': 'person',
    'app@sharepoint': 'service',
    'S-1-5-18': 'system',
    'NT AUTHORITY\\SYSTEM (w3wp)': 'system',
    'urn:spo:anon#4f1a': 'anonymous',
    ServicePrincipal_1f: 'service',
  };
  for (const [UserId, kind] of Object.entries(kinds)) {
    expect(auditActor({ UserId }).kind).toBe(kind);
  }
});

test('auditActor takes the kind of user where the name says nothing', () => {
  expect(auditActor({ UserId: 'Policy agent', UserType: 4 }).kind).toBe('system');
  expect(auditActor({ UserId: 'Sync', UserType: 'Application' }).kind).toBe('service');
  expect(auditActor({ UserId: 'x', UserType: 0 }).kind).toBe('unknown');
});

test('auditActor identifies by sign-in name, else by the key', () => {
  expect(auditActor({ UserId: 'A@x.example', UserKey: '1003' }).id).toBe('A@x.example');
  expect(auditActor({ UserId: 'agent', UserKey: '1153' }).id).toBe('agent');
  expect(auditActor({ UserId: 'who', UserKey: 'S-1-5-21-7' }).id).toBe('S-1-5-21-7');
  expect(auditActor({ UserId: '', UserKey: '1003' })).toMatchObject({ id: '1003', name: null });
});

test('personActor wants an address', () => {
  expect(personActor('Mara.Lind@harbor.example')).toMatchObject({
    email: 'mara.lind@harbor.example',
    name: 'Mara.Lind',
    id: null,
  });
  expect(personActor('Mara Lind')).toBeNull();
});
