-- How many phone verifications were begun within the hour, by everybody together, is asked at each.
create index verification_attempt_at on verification_attempt (created_at);
