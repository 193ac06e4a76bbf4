ALTER TABLE refresh_family
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN remote_address text NOT NULL DEFAULT '';
COMMENT ON COLUMN refresh_family.device IS 'What the browser said of itself at the sign-in';
COMMENT ON COLUMN refresh_family.remote_address IS 'Where the sign-in came from';
