export const STEPS = {
  email: 'email',
  password: 'password',
  newPassword: 'new-password',
  code: 'code',
  totp: 'totp',
} as const;
