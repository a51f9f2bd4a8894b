-- A payment at a gateway is found from the attempt by which it stands in our books, whatever was decided about it.
create index payment_listed_by_attempt on payment_listed (attempt_seq) where attempt_seq is not null;
