/** English: the terms documents, by code and version; other versions are shown in Korean. */
export const terms: Readonly<Record<string, string>> = {
  'age-1': `Jipsalpim (집살핌) can be used from the age of 14.
We take no personal data of anybody younger (개인정보 보호법 제22조의2).
If you are not 14 yet, please do not join, and ask a parent or guardian to check for you.
If we learn later that somebody is younger than 14, the account and the personal data are erased at once.`,
  'service-2': `Art. 1 (Purpose) These terms fix the conditions for using the service of the company that runs Jipsalpim (the “company”), and the rights and duties of company and members. The company’s name, representative, business number, mail-order number, address and contact stand at the foot of the screen.
Art. 2 (Service) The company reads registers and public data and makes a report that sets out the risks of a lease. It gives the report to members who have paid, and to everybody else a check that reads a register they have on their own device.
Art. 3 (Reference information) A report is reference information that helps you decide. It is no appraisal, no legal advice, no brokerage and no financial advice. Whether to sign is the member’s decision. What could not be checked for lack of data is said in the report to be unchecked.
Art. 4 (Moment) A report is made from the data of the moment it was issued. What changes afterwards is not in it; please look at the register again on the day you sign and just before you send the balance.
Art. 5 (Joining) Whoever is 14 or older, comes in with a Kakao or Apple account and agrees to the required terms has joined. Nobody may join with another person’s account or data.
Art. 6 (Price and payment) The price is shown with VAT from the first screen on, before you pay. The company neither receives nor keeps card numbers. You pay in the window of a payment company.
Art. 7 (Change of address) The address of a paid order can be changed within 5 minutes of paying, and not afterwards.
Art. 8 (Withdrawal and refund) You can withdraw within 7 days of paying. A report which you have agreed to have made at once begins to be provided when the register is opened, and cannot be withdrawn from then on (전자상거래법 제17조 제2항). You are told so apart before paying, and your consent is asked for. If a report differs from what was advertised or agreed, you can withdraw within 3 months of receiving it and within 30 days of learning of it (the same article, paragraph 3).
Art. 9 (A report that could not be made) If the registry does not answer or the register is not found, so that no report can be made, all that was paid is paid back without your asking. A coupon or ticket comes back too. The refund is made within 3 working days. If it is late, interest of 15% a year is added (전자상거래법 제18조, 시행령 제21조의3).
Art. 10 (Tickets and coupons) How long tickets and coupons last and on what conditions is as the screen said when you got them. Unused tickets can be paid back as long as they last.
Art. 11 (What is not allowed) Collecting other people’s data against their will, changing a report and showing it to others, and scraping data by programs. If the company finds this it may stop the use, and says why.
Art. 12 (Interruption) The service may stop because the registry or the public data are under maintenance or out of order. If a paid order is late you are told, and if it cannot be made Art. 9 applies.
Art. 13 (Liability) If a member is harmed by the company’s intent or negligence, the company pays for it. Where the register or the public data themselves are wrong, who issued them is liable; the company records in the report what it read and when. This article takes away no right that the law gives to members.
Art. 14 (Leaving) Members can delete their account on My page at any time. Within 3 days of asking they can undo it by logging in; afterwards the personal data are erased. Only the records that the law asks for are kept apart.
Art. 15 (Changes of the terms) Changes are announced 7 days before, and 30 days before if they are to the members’ disadvantage; at the next visit the consent is asked for again. Who does not agree can delete the account.
Art. 16 (Disputes) Korean law applies, and cases go to the court that the Civil Procedure Act names. You can ask the Korea Consumer Agency (한국소비자원, call 1372) or the E-Commerce Mediation Committee (전자거래분쟁조정위원회) to mediate.
Supplement: These terms are in force from November 1, 2026.`,
  'privacy-2': `What is collected: the member number, name and email of Kakao or Apple, the mobile number, the terms of the lease (deposit, rent, day of signing, day of moving in), the address of the home, the landlord’s name if you enter it, and records of payments. If you do the identity check (본인확인): name, date of birth, mobile number, linking information (CI·DI).
What for: knowing the member, making reports, payments and refunds, messages about reports and orders, and preventing misuse.
How long: until you delete your account. Records of contracts and payments are kept apart for 5 years by the E-Commerce Act (전자상거래법). The time for each item stands in the privacy policy.
Resident registration numbers are not taken. The last digits of such a number in a register are not stored.
You may refuse. You can then neither join nor have a report made.`,
  'marketing-2': `What we send: news about functions, discounts and coupons, by KakaoTalk (알림톡) or SMS, with (광고), “advertisement”, at the very beginning.
What is used: the mobile number.
How long: until you take it back or delete your account. Every 2 years we remind you that you agreed.
From 9 pm to 8 am we send only to those who have agreed to night-time messages apart.
The whole service can be used without agreeing. You can take it back at any time under Consents and messages on My page.`,
  'night-1': `For those who agreed to benefits and news: the consent to receive them between 9 pm and 8 am as well (정보통신망법 제50조 제3항).
Without the consent to benefits and news it has no effect.
The whole service can be used without agreeing, and you can take it back at any time.`,
  'push-1': `The consent to receive messages about reports, payments, refunds and your account as app notifications too. They go only to devices with the app.
If you have also agreed to benefits and news, those come as app notifications as well, with (광고), “advertisement”, at the very beginning. From 9 pm to 8 am they go only to those who have agreed to night-time messages apart.
App notifications reach the device by way of a company in the United States (개인정보 보호법 제28조의8).
Recipient: Google LLC (contact https://support.google.com/policies/contact/general_privacy_form)
Country, time and way: the United States; each time a notification is sent, by encrypted transmission.
What is transferred: the device’s notification address, the title and short text of the notification, and the path of the screen it opens. Name, contact, address and sums are not put in.
What for and how long: to deliver the notification to the device; until it is delivered, at most a day.
If you do not agree or take it back, only the app notifications stop. KakaoTalk and SMS come as before, and the whole service can be used.`,
  'web-push-1': `The consent to receive messages about reports, changes of the register, payments, refunds and your account as browser notices too. They go only to browsers in which you turned them on.
If you have also agreed to benefits and news, those come as browser notices as well, with (광고), “advertisement”, at the very beginning. From 9 pm to 8 am they go only to those who have agreed to night-time messages apart.
Browser notices reach the device by way of the company that made the browser (개인정보 보호법 제28조의8).
Recipient: for Chrome Google LLC (contact https://support.google.com/policies/contact/general_privacy_form), for Safari Apple Inc. (contact https://www.apple.com/legal/privacy/contact/), for Firefox Mozilla Corporation (contact compliance@mozilla.com), for Edge Microsoft Corporation (contact https://aka.ms/privacyresponse)
Country, time and way: the United States, each time a notice is sent, over an encrypted connection.
What is passed on: the browser’s address for notices, and the notice, encrypted so that only that browser can open it. The company cannot read what it says.
What for and how long: bringing the notice to the device; until it is there, a day at most.
If you do not agree or take it back, only browser notices stop. The messages on your phone come as before, and everything else can be used.`,
  'usage-1': `What is collected: the name and time of the screens you saw, how you came (source, medium, campaign), and a random number that tells this device from others.
What for: finding out on which screens people get stuck, and mending them.
How long: 90 days. After that only sums remain that tell nobody apart.
It is given to no other company. Addresses, sums and what you type are not collected.
If you do not agree, only sums that tell nobody apart are counted. The whole service can be used without agreeing.`,
}
