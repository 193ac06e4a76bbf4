-- Counters are written anew with nearly every event of a person: to compress them and to keep them apart from
-- their row took most of the time.
ALTER TABLE behaviour_day ALTER COLUMN counters SET STORAGE EXTERNAL;
ALTER TABLE behaviour_day SET (toast_tuple_target = 8160, fillfactor = 70);
