-- How many people an operator has looked at within the hour is asked at each look.
create index operator_audit_operator on operator_audit (operator_seq, at);
