-- A snooze covers what the detection was: one that becomes critical asleep wakes.
ALTER TABLE detection_snooze ADD COLUMN was_critical boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN detection_snooze.was_critical IS 'It was critical when it fell asleep';
UPDATE detection_snooze s SET was_critical = 'CRITICAL' IN (d.severity, coalesce(d.raised_severity, d.severity))
FROM detection d WHERE d.tenant_id = s.tenant_id AND d.detection_id = s.detection_id;
