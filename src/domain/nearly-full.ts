/**
 * Whether a workshop is one to look at before it fills up (contract: overview): somebody has
 * registered and at most a fifth of the places, or two, are left; or none is left at all.
 */
export function isNearlyFull({
  participants,
  participantLimit,
}: {
  participants: number;
  participantLimit: number;
}): boolean {
  const left = participantLimit - participants;
  return left <= 0 || (participants > 0 && left <= Math.max(2, participantLimit / 5));
}
