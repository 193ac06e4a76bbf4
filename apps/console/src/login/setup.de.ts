import type { Translation } from '@waybill/ui';
import type { setupText } from './setup.text.ts';

export const de: Translation<typeof setupText> = {
  notYet: 'Waybill ist noch nicht eingerichtet',
  notYetLead: 'Der erste Administrator wird über einen Einmallink angelegt.',
  openPrinted:
    'Öffnen Sie den Link, den Waybill beim Start ausgegeben hat. Er ist einmalig und eine Stunde gültig. Ein Neustart gibt einen neuen Link aus.',
  title: 'Waybill einrichten',
  lead: 'Geben Sie Ihre Organisation und den ersten Administrator an.',
  invalid: 'Der Einrichtungslink ist nicht mehr gültig',
  invalidLead:
    'Jeder Link ist einmalig und eine Stunde gültig. Starten Sie Waybill neu, um einen neuen zu erhalten. Falls Waybill bereits eingerichtet ist, melden Sie sich an.',
  done: 'Waybill ist eingerichtet',
  doneLead: 'Melden Sie sich mit E-Mail-Adresse und Passwort des Administrators an.',
  toSignIn: 'Zur Anmeldung',
  organisation: 'Organisation',
  yourName: 'Ihr Name',
  email: 'E-Mail',
  password: 'Passwort',
  domains: 'Eigene E-Mail-Domains',
  domainsHint:
    'Adressen in diesen Domains gelten als intern. Sie können später weitere hinzufügen.',
  noDomain: 'ist keine gültige E-Mail-Domain',
  domainNeeded: 'Mindestens eine eigene E-Mail-Domain ist erforderlich',
  organisationNeeded: 'Geben Sie den Namen Ihrer Organisation ein',
  nameNeeded: 'Geben Sie Ihren Namen ein',
  emailNeeded: 'Geben Sie Ihre E-Mail-Adresse ein',
  passwordNeeded: 'Geben Sie ein Passwort ein',
  setUp: 'Einrichten und anmelden',
};
