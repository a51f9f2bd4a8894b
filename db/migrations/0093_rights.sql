-- Somebody has stopped the processing of what we hold of him (개인정보 보호법 제37조): nothing new is made of it.
alter table account_user add stopped_at timestamptz;
