/** What is asked of the shop rather than of its entries, and answered by a page. */
import { helpTopics, type HelpTopic } from './help-words.ts';
import { askedMeetings, type AskedMeetings } from './meeting-words.ts';

export interface Answers {
  topics: HelpTopic[];
  meetings: AskedMeetings | null;
  isAnswered: boolean;
}

export function answersTo(query: string, now: Date): Answers {
  const topics = helpTopics(query);
  const meetings = askedMeetings(query, now);
  return { topics, meetings, isAnswered: topics.length > 0 || meetings !== null };
}
