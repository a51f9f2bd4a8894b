-- What a share shows: masked and cut once, when it is made, instead of at each opening. Null for one that ended, and for one
-- that was made before this column: that is masked at each opening until it ends, after thirty days at most.
alter table report_share add masked_sealed bytea;
alter table report_share add check (revoked_at is null or masked_sealed is null);
create index report_share_masked on report_share (until_at) where masked_sealed is not null;
