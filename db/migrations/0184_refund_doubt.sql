-- A part that may have gone back at a gateway that cannot be asked about it: nobody repeats it, and a person decides.
alter table payment_refund drop constraint payment_refund_state_check;
alter table payment_refund add constraint payment_refund_state_check
  check (state in ('pending', 'unknown', 'doubt', 'done', 'refused'));

-- What is in doubt counts against what was captured, as what is on its way does.
create or replace function payment_refund_cap() returns trigger language plpgsql as $$
declare captured_won bigint; refunded bigint;
begin
  select captured into captured_won from payment_attempt where attempt_seq = new.attempt_seq for update;
  select coalesce(sum(amount), 0) into refunded from payment_refund
    where attempt_seq = new.attempt_seq and state in ('pending', 'unknown', 'doubt', 'done') and refund_seq <> new.refund_seq;
  if new.state in ('pending', 'unknown', 'doubt', 'done') and refunded + new.amount > coalesce(captured_won, 0) then
    raise exception 'refunds of attempt % exceed what was captured', new.attempt_seq using errcode = 'check_violation';
  end if;
  return new;
end $$;
