import type {
  Attendee,
  AttendeeChange,
  AttendeeInput,
  Roster,
  WorkshopMessage,
} from '#contract/attendees.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Api, ApiRequest } from '#web/api/client.ts';

export function rosterCalls(call: Api['call']) {
  const data = async <Thing>(request: ApiRequest) => (await call<{ data: Thing }>(request)).data;
  return {
    roster: (workshop: string) => data<Roster>({ path: adminApi.attendees(workshop) }),
    addAttendee: (workshop: string, body: AttendeeInput, idempotencyKey: string) =>
      data<Attendee>({ path: adminApi.attendees(workshop), method: 'POST', body, idempotencyKey }),
    changeAttendee: (workshop: string, attendee: string, body: AttendeeChange) =>
      data<Attendee>({ path: adminApi.attendee(workshop, attendee), method: 'PUT', body }),
    removeAttendee: (workshop: string, attendee: string) =>
      call<null>({ path: adminApi.attendee(workshop, attendee), method: 'DELETE' }),
    moveAttendee: (from: string, attendee: string, workshop: string) =>
      data<Attendee>({ path: adminApi.attendeeMove(from, attendee), method: 'POST', body: { workshop } }),
    messageWorkshop: (workshop: string, body: WorkshopMessage, idempotencyKey: string) =>
      data<{ mails: number }>({
        path: adminApi.workshopMessage(workshop),
        method: 'POST',
        body,
        idempotencyKey,
      }),
  };
}
