ALTER TABLE audit_entry ADD COLUMN impersonator_id text;
COMMENT ON COLUMN audit_entry.actor_id IS 'The console user whose session it was';
COMMENT ON COLUMN audit_entry.impersonator_id IS 'Who acted as that user, where somebody did';
