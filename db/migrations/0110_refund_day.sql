-- The day by which money that is owed has to be back: three business days (전자상거래법 제18조제2항).
alter table payment_refund add due_on date;
